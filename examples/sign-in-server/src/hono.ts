import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { auth } from './auth.js'

const members = auth.guard((_request, { address }) => Response.json({ address }))

const app = new Hono()
app.all('/auth/*', (context) => auth.handle(context.req.raw))
app.get('/members', (context) => members(context.req.raw))

export const server = serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000) })
