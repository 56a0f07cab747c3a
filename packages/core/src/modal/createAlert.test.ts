import { createError, errors } from '@latchkey/common'
import { createFakeLogger } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createAlert } from './createAlert.js'

describe('§8: alerts', () => {
  test('each code shows once, even after the visitor closed it', () => {
    const logger = createFakeLogger()
    const alert = createAlert({ logger, isShown: () => true })
    alert.show(createError(errors.PROJECT_ID_MISSING, { details: 'How to fix it.' }))
    expect(alert.state).toEqual({ open: true, code: 'PROJECT_ID_MISSING', message: 'Project ID Not Configured' })
    alert.close()
    alert.show(createError(errors.PROJECT_ID_MISSING, { details: 'How to fix it.' }))
    expect(alert.state.open).toBe(false)
    alert.show(createError(errors.NETWORK_NOT_FOUND, { details: 'Add it.' }))
    expect(alert.state).toMatchObject({ open: true, message: 'Network Not Found' })
    expect(logger.entries).toHaveLength(2)
  })

  test('logs how to fix the problem even if alerts are hidden', () => {
    const logger = createFakeLogger()
    const alert = createAlert({ logger, isShown: () => false })
    alert.show(createError(errors.NETWORK_NOT_FOUND, { details: 'Add it.' }))
    expect(alert.state.open).toBe(false)
    expect(logger.entries).toMatchObject([{ level: 'error', message: expect.stringContaining('Add it.') }])
  })

  test('logs each alert once', () => {
    const logger = createFakeLogger()
    const alert = createAlert({ logger, isShown: () => true })
    alert.show(createError(errors.PROJECT_ID_MISSING), { isLogged: true })
    expect(alert.state.open).toBe(true)
    expect(logger.entries).toEqual([])
  })

  test('L7: two instances raise the same alert independently', () => {
    const first = createAlert({ logger: createFakeLogger(), isShown: () => true })
    const second = createAlert({ logger: createFakeLogger(), isShown: () => true })
    first.show(createError(errors.NETWORK_NOT_FOUND, { details: '' }))
    expect(second.state.open).toBe(false)
    second.show(createError(errors.NETWORK_NOT_FOUND, { details: '' }))
    expect(second.state.open).toBe(true)
  })
})
