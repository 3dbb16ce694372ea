import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lookup } from 'mrmime';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file as it was when the server started, and how it is sent. */
export interface SiteFile {
  readonly type: string;
  readonly tag: string;
  readonly bytes: Buffer;
  /** Whether it is text, WebAssembly or raw numbers, and so worth packing. */
  readonly packable: boolean;
}

const PAGE = '/index.html';
const PACKABLE = /^(text\/|application\/(javascript|json|manifest|wasm|octet-stream)|image\/svg)/;
const TEXT = /^text\//;
const BROTLI_QUALITY = 9;
const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/**
 * All files of a folder, by the path under which the browser asks for them, held in memory: a build that runs beside
 * the server never mixes two versions, and no request reaches the disk. Hidden files and symbolic links are left out.
 */
export class SiteFiles {
  readonly #files = new Map<string, SiteFile>();
  readonly #packed = new Map<string, Promise<Buffer>>();

  constructor(folder: string) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const name = relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
      if (entry.isFile() && !isHidden(name)) this.#files.set(`/${name}`, readSiteFile(folder, name));
    }
  }

  /** The file of that decoded path; `/` is the page. */
  fileAt(path: string): SiteFile | undefined {
    return this.#files.get(path === '/' ? PAGE : path);
  }

  /** The bytes to send; packed once, when first asked for. */
  async pack(file: SiteFile, encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return file.bytes;
    const key = `${encoding} ${file.tag}`;
    const packed = this.#packed.get(key) ?? packBytes(file.bytes, encoding);
    this.#packed.set(key, packed);
    return packed;
  }
}

function isHidden(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('.'));
}

function readSiteFile(folder: string, name: string): SiteFile {
  const bytes = readFileSync(join(folder, name));
  const type = lookup(name) ?? 'application/octet-stream';
  return {
    type: TEXT.test(type) ? `${type}; charset=utf-8` : type,
    tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    bytes,
    packable: PACKABLE.test(type),
  };
}

function packBytes(bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return packGzip(bytes);
  return packBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}
