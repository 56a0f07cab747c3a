/**
 * Returns a handler for a failed import. It throws an error that says which optional packages to install, with the
 * failure as its cause.
 *
 * @example
 * const fc = await import('fast-check').catch(missingPackage('This test', 'fast-check'))
 */
export function missingPackage(purpose: string, ...packages: readonly string[]): (cause: unknown) => never {
  return (cause) => {
    const command = `npm install --save-dev --ignore-scripts ${packages.join(' ')}`
    throw new Error(`${purpose} needs ${packages.join(' and ')}, which could not be loaded. Install: ${command}`, {
      cause,
    })
  }
}
