/** Functions that remove a wallet from the page. */
export type UndoList = {
  /** Adds a function. Returns a function that calls it once. */
  add(undo: () => void): () => void
  /** Calls the functions that have not been called. */
  run(): void
}

export function createUndoList(): UndoList {
  const undos = new Set<() => void>()
  return {
    add(undo) {
      const once = () => {
        if (undos.delete(once)) undo()
      }
      undos.add(once)
      return once
    },
    run() {
      for (const undo of [...undos]) undo()
    },
  }
}
