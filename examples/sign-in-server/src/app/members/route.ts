import { auth } from '../../auth.js'

export const GET = auth.guard((_request, { address }) => Response.json({ address }))
