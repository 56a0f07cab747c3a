export declare function findPostgres(env?: NodeJS.ProcessEnv, roots?: readonly string[]): string | undefined
