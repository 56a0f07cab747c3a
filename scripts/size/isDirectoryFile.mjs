const parts = /^packages\/(?:api-client\/dist\/bundled|core\/dist\/directory\/createDirectoryReader)/

/** Returns whether a file of `buildApp` belongs to the bundled directory. */
export function isDirectoryFile(file) {
  return file?.modules.some(({ id }) => parts.test(id)) ?? false
}
