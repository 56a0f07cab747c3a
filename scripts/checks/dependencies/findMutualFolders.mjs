import path from 'node:path'

/**
 * Returns the pairs of folders that import each other, even if no two files do. `graph` maps a file to those it
 * imports; only files for which `counts` is true matter.
 */
export function findMutualFolders(graph, counts) {
  const edges = new Set()
  for (const [file, targets] of graph) {
    if (!counts(file)) continue
    for (const target of targets.filter(counts)) edges.add(`${path.posix.dirname(file)} ${path.posix.dirname(target)}`)
  }
  return [...edges].map((edge) => edge.split(' ')).filter(([one, other]) => one < other && edges.has(`${other} ${one}`))
}
