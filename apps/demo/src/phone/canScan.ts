/** What browsers that have it offer to read codes with. */
export type CodeDetector = { detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]> }

type DetectorClass = new (options: { readonly formats: readonly string[] }) => CodeDetector

/** Whether this browser has a camera and can read codes by itself. */
export function canScan(): boolean {
  return findDetector() !== undefined && navigator.mediaDevices?.getUserMedia !== undefined
}

/** The browser's reader of codes, where it has one. */
export function findDetector(): DetectorClass | undefined {
  const found: unknown = Reflect.get(window, 'BarcodeDetector')
  return typeof found === 'function' ? (found as DetectorClass) : undefined
}
