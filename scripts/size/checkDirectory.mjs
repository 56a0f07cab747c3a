const data = [
  { module: 'mostUsed', title: 'first wallets of the directory', limit: 10 },
  { module: 'wallets', title: 'all wallets of the directory', limit: 55 },
]

/** Measures the data of the bundled directory in a built app, in kB gzip with its code. Returns the exceeded limits. */
export function checkDirectory(files) {
  const failures = []
  console.log('\nDirectory of the package, kB gzip')
  for (const { module, title, limit } of data) {
    const id = `packages/api-client/dist/bundled/generated/${module}.js`
    const file = [...files.values()].find(({ modules }) => modules.some((one) => one.id === id))
    const size = (file?.gzip ?? Infinity) / 1000
    const isTooMuch = size > limit
    console.log(
      `${title.padEnd(36)} ${size.toFixed(2).padStart(7)}  of ${String(limit).padStart(3)}  ${isTooMuch ? 'TOO MUCH' : 'ok'}`,
    )
    if (isTooMuch) failures.push(`${title}: ${size.toFixed(2)} kB, the limit is ${limit} kB.`)
  }
  return failures
}
