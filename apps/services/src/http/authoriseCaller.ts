import { createMiddleware } from 'hono/factory'
import type { Projects } from '../projects/createProjects.js'
import type { ServiceEnv } from './serviceEnv.js'
import { ServiceError } from './serviceError.js'

/** Accepts callers with a project that allows their page's origin. */
export function authoriseCaller(projects: Projects) {
  return createMiddleware<ServiceEnv>(async (context, next) => {
    const answer = projects.authorise({
      projectId: context.req.query('projectId'),
      origin: context.req.header('origin'),
    })
    if (!answer.ok) throw new ServiceError(answer.status, answer.code, answer.message)
    context.set('project', answer.project)
    await next()
  })
}
