/** Returns a function that calls several undo functions. */
export function undoAll(...undos: readonly (() => void)[]): () => void {
  return () => {
    for (const undo of undos) undo()
  }
}
