import { AppKitError } from '@latchkey/common'
import { describe, expect, test } from 'vitest'
import { createFakeLogger } from '../../test/fakeLogger.js'
import { createAlert } from './createAlert.js'

describe('§8: alerts', () => {
  test('each kind shows once only, also after it was closed', () => {
    const logger = createFakeLogger()
    const alert = createAlert({ logger, isShown: () => true })
    alert.show(new AppKitError('PROJECT_ID_MISSING', { details: 'How to fix it.' }))
    expect(alert.state).toEqual({ open: true, code: 'PROJECT_ID_MISSING', message: 'Project ID Not Configured' })
    alert.close()
    alert.show(new AppKitError('PROJECT_ID_MISSING', { details: 'How to fix it.' }))
    expect(alert.state.open).toBe(false)
    alert.show(new AppKitError('NETWORK_NOT_FOUND', { details: 'Add it.' }))
    expect(alert.state).toMatchObject({ open: true, message: 'Network Not Found' })
    expect(logger.lines).toHaveLength(2)
  })

  test('developers read how to fix it even where visitors are shown nothing', () => {
    const logger = createFakeLogger()
    const alert = createAlert({ logger, isShown: () => false })
    alert.show(new AppKitError('NETWORK_NOT_FOUND', { details: 'Add it.' }))
    expect(alert.state.open).toBe(false)
    expect(logger.lines).toEqual([{ level: 'error', message: expect.stringContaining('Add it.') }])
  })

  test('what was logged before is not logged again', () => {
    const logger = createFakeLogger()
    const alert = createAlert({ logger, isShown: () => true })
    alert.show(new AppKitError('PROJECT_ID_MISSING'), { isLogged: true })
    expect(alert.state.open).toBe(true)
    expect(logger.lines).toEqual([])
  })

  test('L7: two instances raise the same kind each on their own', () => {
    const first = createAlert({ logger: createFakeLogger(), isShown: () => true })
    const second = createAlert({ logger: createFakeLogger(), isShown: () => true })
    first.show(new AppKitError('NETWORK_NOT_FOUND', { details: '' }))
    expect(second.state.open).toBe(false)
    second.show(new AppKitError('NETWORK_NOT_FOUND', { details: '' }))
    expect(second.state.open).toBe(true)
  })
})
