/**
 * Returns the environment for a tool of an app: that of this process, without variables that change the tool's output.
 */
export function toolEnvironment(environment = process.env) {
  return {
    ...environment,
    npm_config_nodedir: undefined,
    NEXT_TELEMETRY_DISABLED: '1',
    // Some tools set one of the two for their workers, and Node warns if both are set. Readers of the output remove
    // colors instead.
    NO_COLOR: undefined,
    FORCE_COLOR: undefined,
  }
}
