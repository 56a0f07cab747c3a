import { auth } from '../../../auth.js'

export const GET = auth.handle
export const POST = auth.handle
