/** One undo for several. */
export function undoAll(...undos: readonly (() => void)[]): () => void {
  return () => {
    for (const undo of undos) undo()
  }
}
