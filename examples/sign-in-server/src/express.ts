import { toNodeHandler } from '@latchkey/siwx/server'
import express from 'express'
import { auth } from './auth.js'

const members = auth.guard((_request, { address }) => Response.json({ address }))

const app = express()
app.use('/auth', toNodeHandler(auth.handle))
app.get('/members', toNodeHandler(members))

export const server = app.listen(Number(process.env.PORT ?? 3000))
