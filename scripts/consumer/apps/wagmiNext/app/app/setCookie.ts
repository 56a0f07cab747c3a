'use server'

import { cookies } from 'next/headers'

export async function setCookie(count: number): Promise<number> {
  const store = await cookies()
  store.set('count', String(count + 1))
  return count + 1
}
