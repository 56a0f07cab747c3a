import { registerHooks } from 'node:module'

// Packages answer with their sources, so that no package has to be built before the journeys run.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, { ...context, conditions: [...(context.conditions ?? []), '@latchkey/source'] }),
})
