/** One rotation for each day of the week. */
const rotations = 7

/**
 * Returns the apps to try: those of `names`, or the core and the rotation of the date. The rotations of seven
 * consecutive days (UTC) contain every other app once. Apps with similar names, which share a tool, are in different
 * rotations.
 */
export function chooseApps(apps, names, date) {
  if (names.includes('all')) return apps
  if (names.length > 0) return apps.filter(({ name }) => names.includes(name))
  const others = apps.filter(({ isCore }) => !isCore)
  const today = Math.floor(date.getTime() / 86_400_000) % rotations
  const rotation = others.filter((_, index) => index % rotations === today)
  return apps.filter((app) => app.isCore || rotation.includes(app))
}
