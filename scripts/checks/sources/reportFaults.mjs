/** Prints what a check found, and makes the process fail when that is anything. */
export function reportFaults(what, faults) {
  for (const fault of faults) console.error(fault)
  console.log(faults.length === 0 ? `${what}: in order` : `${what}: ${faults.length} found`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
