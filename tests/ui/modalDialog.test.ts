// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest';
import { ModalDialog } from '../../src/ui/modalDialog.ts';
import { fakePage } from '../support/fakePage.ts';

function openDialog() {
  fakePage();
  document.body.innerHTML =
    '<dialog><div class="dialog-body"><button>One</button></div><button class="dialog-close">x</button></dialog>';
  const dialog = document.querySelector('dialog') ?? document.createElement('dialog');
  const left: string[] = [];
  const modal = new ModalDialog(dialog, () => left.push('left'));
  return { dialog, modal, left };
}

const point = (target: Element, name: string): boolean =>
  target.dispatchEvent(new MouseEvent(name, { bubbles: true }));

test('a dialog opens with the keyboard on its first control', () => {
  const { dialog } = openDialog();
  expect(dialog.open).toBe(true);
  expect(document.activeElement?.textContent).toBe('One');
});

test('a dialog can say where the keyboard begins', () => {
  fakePage();
  document.body.innerHTML =
    '<dialog><div class="dialog-body"><button>One</button><button data-first>Two</button></div></dialog>';
  const dialog = document.querySelector('dialog') ?? document.createElement('dialog');
  onTestFinished(() => modal.dispose());
  const modal = new ModalDialog(dialog, () => undefined);
  expect(document.activeElement?.textContent).toBe('Two');
});

test('Escape asks to leave and does not close by itself', () => {
  const { dialog, left } = openDialog();
  const cancel = new Event('cancel', { cancelable: true });
  dialog.dispatchEvent(cancel);
  expect([cancel.defaultPrevented, left, dialog.open]).toEqual([true, ['left'], true]);
});

test('a click beside the dialog asks to leave, a drag that ends there does not', () => {
  const { dialog, left } = openDialog();
  point(dialog.querySelector('button') ?? dialog, 'pointerdown');
  point(dialog, 'click');
  expect(left).toEqual([]);
  point(dialog, 'pointerdown');
  point(dialog, 'click');
  expect(left).toEqual(['left']);
});

test('a browser that closes the dialog anyway is followed', () => {
  const { dialog, left } = openDialog();
  dialog.dispatchEvent(new Event('close'));
  expect(left).toEqual(['left']);
});

test('once disposed the dialog is closed and asks for nothing more', () => {
  const { dialog, modal, left } = openDialog();
  modal.dispose();
  modal.dispose();
  dialog.dispatchEvent(new Event('close'));
  dialog.dispatchEvent(new Event('cancel'));
  expect([dialog.open, left]).toEqual([false, []]);
});
