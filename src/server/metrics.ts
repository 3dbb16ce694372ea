type Labels = Readonly<Record<string, string>>;

interface Gauge {
  readonly help: string;
  readonly read: () => number;
}

/** Counters and gauges, written in the text format of Prometheus. */
export class Metrics {
  readonly #counters = new Map<string, { readonly help: string; readonly values: Map<string, number> }>();
  readonly #gauges = new Map<string, Gauge>();

  /** Adds one to a counter; labels are words of our own, never a stranger's. */
  count(name: string, help: string, labels: Labels = {}): void {
    const counter = this.#counters.get(name) ?? { help, values: new Map<string, number>() };
    this.#counters.set(name, counter);
    const key = writeLabels(labels);
    counter.values.set(key, (counter.values.get(key) ?? 0) + 1);
  }

  gauge(name: string, help: string, read: () => number): void {
    this.#gauges.set(name, { help, read });
  }

  write(): string {
    const lines: string[] = [];
    for (const [name, { help, values }] of this.#counters) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} counter`);
      for (const [labels, value] of values) lines.push(`${name}${labels} ${value}`);
    }
    for (const [name, { help, read }] of this.#gauges) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${read()}`);
    }
    return `${lines.join('\n')}\n`;
  }
}

function writeLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replaceAll(/[\\"\n]/g, '_')}"`,
  );
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}
