import { readFileSync } from 'node:fs'
import { isLoopback } from '@latchkey/common'
import type { NatsAccess } from '@latchkey/relay'
import { z } from 'zod'
import { createLogger } from './log/createLogger.js'
import type { ServicesOptions } from './servicesOptions.js'

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(least).max(most))

const json = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' })
        return z.NEVER
      }
    })
    .pipe(schema)

const projects = z.array(
  z.strictObject({
    id: z.string(),
    allowedOrigins: z.array(z.string()),
    isAnalyticsEnabled: z.boolean().default(true),
  }),
)

const schema = z.object({
  PORT: whole(0, 65_535).default(8_787),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATA_DIR: z.string().optional(),
  NATS_URL: z.string().optional(),
  NATS_USER: z.string().optional(),
  NATS_PASSWORD: z.string().optional(),
  NATS_TOKEN: z.string().optional(),
  NATS_TLS: z.literal('1', 'can only be 1').optional(),
  NATS_CA_FILE: z.string().optional(),
  NATS_CERT_FILE: z.string().optional(),
  NATS_KEY_FILE: z.string().optional(),
  RELAY_SOCKETS_PER_ADDRESS: whole(1, 1_000_000).optional(),
  RPC_UPSTREAMS: json(z.record(z.string(), z.array(z.string()))).optional(),
  PROJECTS: json(projects).optional(),
  PROJECTS_FILE: z.string().optional(),
  OPEN_TO_ALL: z.literal('1', 'can only be 1').optional(),
  RATE_LIMIT_BURST: whole(1, 1_000_000).default(600),
  RATE_LIMIT_PER_SECOND: whole(1, 1_000_000).default(30),
  PROXIES: whole(0, 10).default(0),
  PUBLIC_HOSTS: z.string().optional(),
  CERTIFIED_BADGE: z.string().trim().min(1).max(24).optional(),
  CERTIFIED_WALLETS: z
    .string()
    .regex(/^[\w-]{1,64}(,[\w-]{1,64})*$/, 'must be ids separated by commas')
    .optional(),
  ANALYTICS_DAYS: whole(1, 3_650).default(90),
  EVENTS_PER_MINUTE: whole(1, 1_000_000).default(1_000),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/**
 * Reads the options from environment variables. Empty values are ignored. Throws with the names of all invalid
 * variables, never with their values: some contain passwords and keys.
 */
export function readEnvironment(environment: Readonly<Record<string, string | undefined>>): ServicesOptions {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new Error(`These environment variables are not usable:\n  ${lines.join('\n  ')}`)
  }
  const values = parsed.data
  const allowed = values.PROJECTS ?? (values.PROJECTS_FILE ? readProjects(values.PROJECTS_FILE) : undefined)
  if (!allowed && !values.OPEN_TO_ALL && !isLoopback(values.HOST)) {
    throw new Error(
      `HOST ${values.HOST} is reached from other machines, and no PROJECTS say who may use the services. Set PROJECTS or PROJECTS_FILE, or OPEN_TO_ALL=1 to serve anybody.`,
    )
  }
  return {
    port: values.PORT,
    host: values.HOST,
    proxies: values.PROXIES,
    rateLimits: { burst: values.RATE_LIMIT_BURST, perSecond: values.RATE_LIMIT_PER_SECOND },
    analyticsDays: values.ANALYTICS_DAYS,
    eventsPerMinute: values.EVENTS_PER_MINUTE,
    logger: createLogger(values.LOG_LEVEL),
    ...(values.DATABASE_URL ? { databaseUrl: values.DATABASE_URL } : {}),
    ...(values.DATA_DIR ? { dataDir: values.DATA_DIR } : {}),
    ...(values.NATS_URL ? { natsUrl: values.NATS_URL, natsAccess: readNatsAccess(values) } : {}),
    ...(values.RELAY_SOCKETS_PER_ADDRESS
      ? { relayLimits: { connectionsPerAddress: values.RELAY_SOCKETS_PER_ADDRESS } }
      : {}),
    ...(values.RPC_UPSTREAMS ? { rpcUpstreams: values.RPC_UPSTREAMS } : {}),
    ...(values.PUBLIC_HOSTS ? { publicHosts: values.PUBLIC_HOSTS.split(',').map((host) => host.trim()) } : {}),
    ...(allowed ? { projects: allowed } : {}),
    ...(values.CERTIFIED_BADGE
      ? { certified: { badge: values.CERTIFIED_BADGE, walletIds: values.CERTIFIED_WALLETS?.split(',') ?? [] } }
      : {}),
  }
}

function readNatsAccess(values: z.infer<typeof schema>): NatsAccess {
  const files = { ca: values.NATS_CA_FILE, cert: values.NATS_CERT_FILE, key: values.NATS_KEY_FILE }
  const texts = Object.entries(files).flatMap(([name, file]) => (file ? [[name, readPem(name, file)]] : []))
  return {
    ...(values.NATS_USER ? { user: values.NATS_USER } : {}),
    ...(values.NATS_PASSWORD ? { password: values.NATS_PASSWORD } : {}),
    ...(values.NATS_TOKEN ? { token: values.NATS_TOKEN } : {}),
    ...(values.NATS_TLS || texts.length > 0 ? { tls: Object.fromEntries(texts) } : {}),
  }
}

function readPem(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Error(`NATS_${name.toUpperCase()}_FILE cannot be read.`)
  }
}

function readProjects(file: string) {
  const parsed = json(projects).safeParse(readFileSync(file, 'utf8'))
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`)
  throw new Error(`PROJECTS_FILE is not usable:\n  ${lines.join('\n  ')}`)
}
