import { createError, errors, invalidParams, isSecureUrl, readUrl } from '@latchkey/common'
import type { ApiRequest, ServiceName, ServiceUrls } from './apiRequest.js'

type Asker = {
  readonly projectId: string | undefined
  readonly sdkType: string
  readonly sdkVersion: string
  readonly services: ServiceUrls
}

/**
 * Returns the URL of a request with project and SDK in its query. Throws before any request if options or path are
 * invalid.
 */
export function requestUrl(
  { name, service, path, query = {} }: Pick<ApiRequest<unknown>, 'name' | 'service' | 'path' | 'query'>,
  { projectId, sdkType, sdkVersion, services }: Asker,
): URL {
  const names = typeof service === 'string' ? [service] : service
  const url = baseUrl(names, services, name)
  if (!projectId) {
    throw createError(errors.PROJECT_ID_MISSING, {
      details: `${name} needs a project. Pass \`projectId\` to createAppKit.`,
    })
  }
  url.pathname = [url.pathname.replace(/\/+$/, ''), ...path.map(segment)].join('/')
  for (const [key, value] of Object.entries({ ...query, projectId, st: sdkType, sv: sdkVersion }))
    if (value) url.searchParams.set(key, String(value))
  return url
}

function baseUrl(names: readonly ServiceName[], services: ServiceUrls, asked: string): URL {
  const name = names.find((candidate) => services[candidate])
  if (!name) {
    const options = names.map((candidate) => `\`services.${candidate}\``).join(' or ')
    throw createError(errors.TRANSPORT_URL_MISSING, {
      details: `${asked} needs a server. Set ${options} to its base URL.`,
    })
  }
  const url = readUrl(services[name] ?? '')
  if (!url || !isSecureUrl(url) || url.username || url.password) {
    throw createError(errors.INVALID_OPTIONS, {
      values: { method: 'createAppKit' },
      details: `\`services.${name}\` is no usable base URL. It must be https (http on this machine) and hold no password.`,
    })
  }
  url.hash = ''
  return url
}

/** Escapes one path segment. Refuses `.` and `..`, which URL parsers resolve even if they are escaped. */
function segment(value: string): string {
  if (value === '' || /^\.{1,2}$/.test(value) || value.length > 512)
    throw invalidParams('A part of the path', 'must be 1 to 512 characters, and not only dots')
  try {
    return encodeURIComponent(value)
  } catch {
    throw invalidParams('A part of the path', 'must be well-formed text')
  }
}
