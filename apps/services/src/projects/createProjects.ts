import type { Project } from './project.js'

export type Authorisation =
  | { readonly ok: true; readonly project: Pick<Project, 'id' | 'isAnalyticsEnabled'> }
  | { readonly ok: false; readonly status: 401 | 403; readonly code: string; readonly message: string }

/**
 * Decides who may use the services. A caller without an `Origin` is a server, an app or an `<img>`, and not a page of
 * another site.
 */
export type Projects = {
  /** Whether no list of projects is configured, so that every id is accepted. */
  readonly isOpen: boolean
  authorise(caller: { readonly projectId: string | undefined; readonly origin: string | undefined }): Authorisation
}

const idPattern = /^[A-Za-z0-9_-]{1,64}$/

/** Without a list, as in development, every well-formed project id and every origin is accepted. */
export function createProjects(projects?: readonly Project[]): Projects {
  const known = new Map(projects?.map((project) => [project.id, check(project)]))
  return {
    isOpen: !projects,
    authorise({ projectId, origin }) {
      if (projectId === undefined || !idPattern.test(projectId)) return invalidKey
      if (!projects) return { ok: true, project: { id: projectId, isAnalyticsEnabled: true } }
      const project = known.get(projectId)
      if (!project) return invalidKey
      if (origin !== undefined && !project.allowedOrigins.includes(origin)) return originNotAllowed
      return { ok: true, project }
    },
  }
}

const invalidKey = { ok: false, status: 401, code: 'INVALID_KEY', message: 'Unauthorized: invalid key' } as const
const originNotAllowed = {
  ok: false,
  status: 403,
  code: 'ORIGIN_NOT_ALLOWED',
  message: 'Unauthorized: origin not allowed',
} as const

/** A wildcard, a path or a typo would silently refuse or accept every page. */
function check(project: Project): Project {
  if (!idPattern.test(project.id))
    throw new Error(`The project id "${project.id}" is not 1 to 64 letters, digits, _ or -.`)
  for (const origin of project.allowedOrigins) {
    if (!isOrigin(origin)) {
      throw new Error(`"${origin}" of project ${project.id} is not an origin. Write it as https://app.example.`)
    }
  }
  return project
}

function isOrigin(text: string): boolean {
  return !text.includes('*') && URL.canParse(text) && new URL(text).origin === text
}
