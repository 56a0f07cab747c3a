/**
 * How an app's manifest names packed packages: what it imports is a dependency; what that depends on must get its tarball too, not what
 * a registry may have.
 */
export function tarballManifest(tarballs, imported) {
  const ours = tarballs.map(({ name, tarball }) => [name, `file:${tarball}`])
  return {
    dependencies: Object.fromEntries(ours.filter(([name]) => imported.includes(name))),
    overrides: Object.fromEntries(ours.filter(([name]) => !imported.includes(name))),
  }
}
