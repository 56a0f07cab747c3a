import type { Result } from '@latchkey/common'

const dateTimePattern = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:Z|([+-])(\d\d):(\d\d))$/i
const minuteMs = 60_000

/**
 * Parses a `date-time` of RFC 3339 and returns its time in ms since 1970. `Date.parse` accepts other forms, and days
 * that do not exist. A leap second can only be the last second of a month in UTC; it is the same time as the next
 * second.
 */
export function safeParseDateTime(text: string): Result<number> {
  const parts = dateTimePattern.exec(text)
  if (!parts) return { ok: false, reason: 'not a date of RFC 3339, such as 2026-01-31T12:00:00Z' }
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1, 7).map(Number)
  const offsetHour = Number(parts[9] ?? 0)
  const offsetMinute = Number(parts[10] ?? 0)
  if (hour > 23 || minute > 59 || second > 60 || offsetHour > 23 || offsetMinute > 59)
    return { ok: false, reason: 'a time that does not exist' }
  // `Date.UTC` treats the years 0 to 99 as 1900 to 1999.
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  if (month < 1 || month > 12 || day < 1 || date.getUTCDate() !== day)
    return { ok: false, reason: 'a day that does not exist' }
  const offset = (parts[8] === '-' ? -1 : 1) * (offsetHour * 60 + offsetMinute) * minuteMs
  const time = date.getTime() + (hour * 60 + minute) * minuteMs + second * 1_000 - offset
  if (second === 60 && !isStartOfMonth(time)) return { ok: false, reason: 'a leap second that does not exist' }
  const milliseconds = Number((parts[7] ?? '').slice(0, 3).padEnd(3, '0'))
  return { ok: true, value: time + milliseconds }
}

function isStartOfMonth(time: number): boolean {
  return time % (24 * 60 * minuteMs) === 0 && new Date(time).getUTCDate() === 1
}
