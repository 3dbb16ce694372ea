import { err, ok, type Result } from './result.ts';

/** Why a WebAssembly module cannot be had. */
export type WasmError = 'wasm-missing' | 'wasm-broken';

/** The part of a module's memory that its users need. */
export interface WasmMemory {
  readonly buffer: ArrayBuffer;
}

/** What this project uses of the platform's WebAssembly object, named here because its types differ between platforms. */
interface WasmPlatform {
  instantiate(
    bytes: Uint8Array,
    imports: object,
  ): Promise<{ readonly instance: { readonly exports: unknown } }>;
}

/** Compiles a module without imports; the caller knows what it exports. */
export async function instantiateWasm<Exports>(bytes: Uint8Array): Promise<Result<Exports, WasmError>> {
  const platform = (globalThis as { readonly WebAssembly?: WasmPlatform }).WebAssembly;
  if (platform === undefined) return err('wasm-missing');
  return platform.instantiate(bytes, {}).then(
    ({ instance }) => ok(instance.exports as Exports),
    () => err('wasm-broken' as const),
  );
}
