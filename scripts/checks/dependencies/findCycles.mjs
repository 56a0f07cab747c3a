/**
 * Returns the shortest import cycle of each strongly connected component, as lists of nodes. `graph` maps a node to its
 * imports.
 */
export function findCycles(graph) {
  const inCycle = new Set()
  const cycles = []
  for (const node of graph.keys()) {
    if (inCycle.has(node)) continue
    const reach = walk(graph, node)
    if (!reach.has(node)) continue
    for (const other of reach.keys()) if (walk(graph, other).has(node)) inCycle.add(other)
    cycles.push(trace(reach, node))
  }
  return cycles
}

/** Returns every node that is reachable in at least one step, with the node from which it was first reached. */
function walk(graph, start) {
  const from = new Map()
  const queue = [start]
  for (const node of queue) {
    for (const next of graph.get(node) ?? []) {
      if (from.has(next)) continue
      from.set(next, node)
      queue.push(next)
    }
  }
  return from
}

function trace(reach, start) {
  const steps = [start]
  for (let node = reach.get(start); node !== start; node = reach.get(node)) steps.unshift(node)
  return [start, ...steps]
}
