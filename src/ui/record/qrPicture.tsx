import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

/** Modules of quiet around the code, which readers need. */
const QUIET = 4;

interface QrPictureProps {
  readonly text: string;
  readonly label: string;
}

/** A text as a QR code; the encoder is fetched when it is first needed. */
export function QrPicture({ text, label }: QrPictureProps): JSX.Element | null {
  const drawn = useSignal<{ readonly path: string; readonly size: number } | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    void import('qrcode').then(({ create }) => {
      if (!isGone) drawn.value = drawCode(create(text, { errorCorrectionLevel: 'M' }).modules);
    });
    return () => {
      isGone = true;
    };
  }, [drawn, text]);
  if (drawn.value === undefined) return <div class="qr" />;
  const { path, size } = drawn.value;
  return (
    <svg class="qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={path} />
    </svg>
  );
}

function drawCode(modules: { readonly size: number; readonly data: Uint8Array }) {
  const { size, data } = modules;
  let path = '';
  for (const [at, isDark] of data.entries()) {
    if (isDark === 0) continue;
    path += `M${(at % size) + QUIET} ${Math.floor(at / size) + QUIET}h1v1h-1z`;
  }
  return { path, size: size + 2 * QUIET };
}
