/** Number of apps of a rotation, in addition to the core. */
const size = 3

/**
 * Returns the apps to try: those of `names`, or the core and the rotation of the date. The rotations of consecutive
 * days (UTC) contain every other app once. Apps with similar names, which share a tool, are in different rotations.
 */
export function chooseApps(apps, names, date) {
  if (names.includes('all')) return apps
  if (names.length > 0) return apps.filter(({ name }) => names.includes(name))
  const others = apps.filter(({ isCore }) => !isCore)
  const count = Math.ceil(others.length / size)
  const today = Math.floor(date.getTime() / 86_400_000) % count
  const rotation = others.filter((_, index) => index % count === today)
  return apps.filter((app) => app.isCore || rotation.includes(app))
}
