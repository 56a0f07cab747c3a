/**
 * Compares what npm installed with the pinned hashes. `lock` is `node_modules/.package-lock.json`, in which npm records
 * the hash of every package it unpacked. Returns a line for each difference.
 */
export function findUnverified(lock, pins) {
  const installed = new Map(
    Object.entries(lock.packages ?? {}).map(([folder, { version, integrity }]) => [
      `${folder.replace(/^.*node_modules\//, '')}@${version}`,
      integrity,
    ]),
  )
  const missing = Object.keys(pins).filter((name) => !installed.has(name))
  const foreign = [...installed].filter(([name, integrity]) => !Object.hasOwn(pins, name) || pins[name] !== integrity)
  return [
    ...missing.map((name) => `${name} is missing`),
    ...foreign.map(([name, integrity]) => `${name} has ${integrity ?? 'no hash'}, which is not pinned`),
  ]
}
