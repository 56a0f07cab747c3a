export declare function findPostgres(env?: NodeJS.ProcessEnv): string | undefined
