/** Prints the faults of a check. Sets a failing exit code if there are any. */
export function reportFaults(what, faults) {
  for (const fault of faults) console.error(fault)
  console.log(faults.length === 0 ? `${what}: in order` : `${what}: ${faults.length} found`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
