import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GameHost } from '../../../src/server/gameHost.ts';
import { parseSettings } from '../../../src/server/settings.ts';

/** A whole server on a free port with a data folder of its own. One for each process at a time. */
export interface FreshServer {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

export async function startServer(environment: Record<string, string> = {}): Promise<FreshServer> {
  const folder = mkdtempSync(join(tmpdir(), 'reversi-online-'));
  const site = join(folder, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Page</title>');
  const settings = parseSettings({ REVERSI_DATA: join(folder, 'data'), REVERSI_LAN: 'off', ...environment });
  if (!settings.ok) throw new Error(settings.error);
  const host = await GameHost.open(site, settings.value, '127.0.0.1');
  const listening = await host.listen([0]);
  if (!listening.ok) throw new Error(listening.error);
  return {
    url: `http://127.0.0.1:${listening.value}`,
    port: listening.value,
    close: async () => {
      await host.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
