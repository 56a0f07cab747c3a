export function findNats(env?: NodeJS.ProcessEnv): string | undefined
