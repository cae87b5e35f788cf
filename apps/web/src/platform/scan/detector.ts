/** Finds codes in a picture. */
export interface Detector {
  detect(source: ImageBitmapSource): Promise<{ rawValue: string }[]>
}

interface DetectorKind {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

const FORMATS = { formats: ['qr_code'] }

/** The browser's own reader where it has one, else ours, fetched from our own address when it is first needed. */
export async function openDetector(): Promise<Detector> {
  const own = (globalThis as { BarcodeDetector?: DetectorKind }).BarcodeDetector
  const formats = await own?.getSupportedFormats().catch((): string[] => [])
  if (own && formats?.includes('qr_code')) return new own(FORMATS)
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ])
  prepareZXingModule({ overrides: { locateFile: (path: string) => (path.endsWith('.wasm') ? wasm : path) } })
  return new BarcodeDetector({ formats: ['qr_code'] })
}
