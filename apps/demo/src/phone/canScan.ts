/** The Barcode Detection API, in browsers that have it. */
export type CodeDetector = { detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]> }

type DetectorClass = new (options: { readonly formats: readonly string[] }) => CodeDetector

/** Returns whether this browser has a camera and the Barcode Detection API. */
export function canScan(): boolean {
  return findDetector() !== undefined && navigator.mediaDevices?.getUserMedia !== undefined
}

/** Returns the browser's barcode detector, if available. */
export function findDetector(): DetectorClass | undefined {
  const found: unknown = Reflect.get(window, 'BarcodeDetector')
  return typeof found === 'function' ? (found as DetectorClass) : undefined
}
