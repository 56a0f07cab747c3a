import { registerHooks } from 'node:module'

// Packages resolve to their sources, so that none has to be built before the journeys run.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, { ...context, conditions: [...(context.conditions ?? []), '@latchkey/source'] }),
})
