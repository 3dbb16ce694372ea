// Lint rules of this house that oxlint does not have ready-made. The numbers are those of the habits in the README.

const MAX_FUNCTION_LINES = 40;
const GROUPS = new Set(['describe', 'suite']);

/** Habit 15: `!` only stands behind an index, where noUncheckedIndexedAccess doubts what the line above made sure. */
const knownIndex = {
  create(context) {
    return {
      TSNonNullExpression(node) {
        const { expression } = node;
        if (expression.type === 'MemberExpression' && expression.computed) return;
        context.report({
          node,
          message: '`!` may only stand behind an index known good: use `??`, or check.',
        });
      },
    };
  },
};

/** Habit 14: nothing is handed on from another file; every import names the file in which a thing is made. */
const noBarrels = {
  create(context) {
    const refuse = (node) =>
      context.report({ node, message: 'No barrels: import the thing from the file in which it is made.' });
    return {
      ExportAllDeclaration: refuse,
      ExportNamedDeclaration(node) {
        if (node.source) refuse(node);
      },
    };
  },
};

/** Habit 14: a union of strings says the same and needs no code. */
const noEnums = {
  create(context) {
    return {
      TSEnumDeclaration(node) {
        context.report({ node, message: 'No enums: use a union of strings.' });
      },
    };
  },
};

/** Habit 12 for tests, where the function that holds a group of tests may be as long as its tests are many. */
const shortTests = {
  create(context) {
    const measure = (node) => {
      const lines = node.loc.end.line - node.loc.start.line + 1;
      if (lines <= MAX_FUNCTION_LINES || isGroupBody(node)) return;
      context.report({ node, message: `A function of ${lines} lines: ${MAX_FUNCTION_LINES} are the most.` });
    };
    return {
      FunctionDeclaration: measure,
      FunctionExpression: measure,
      ArrowFunctionExpression: measure,
    };
  },
};

function isGroupBody(node) {
  const call = node.parent;
  return call?.type === 'CallExpression' && GROUPS.has(groupName(call.callee));
}

/** The name behind `describe(…)`, `test.describe(…)` and `describe.each(table)(…)`. */
function groupName(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'CallExpression') return groupName(callee.callee);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return '';
  return GROUPS.has(callee.property.name) ? callee.property.name : groupName(callee.object);
}

export default {
  meta: { name: 'house' },
  rules: {
    'known-index': knownIndex,
    'no-barrels': noBarrels,
    'no-enums': noEnums,
    'short-tests': shortTests,
  },
};
