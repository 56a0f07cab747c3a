/** Maximum length of a text to decode. A transaction is far shorter. */
const longestText = 4_096

/** Encodes bytes as base64. */
export function encodeBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

/** Decodes base64 up to the length of a transaction; `undefined` for anything else. Never throws. */
export function decodeBase64(text: unknown): Uint8Array | undefined {
  if (typeof text !== 'string' || text.length > longestText) return undefined
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
