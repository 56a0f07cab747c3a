import { expect, test } from 'vitest'
import { createProjects } from './createProjects.js'

const shop = {
  id: 'shop',
  allowedOrigins: ['https://shop.example', 'http://localhost:5173'],
  isAnalyticsEnabled: false,
}

test('without projects, accepts every well-formed id and every origin', () => {
  const projects = createProjects()
  expect(projects.authorise({ projectId: 'local', origin: 'https://anywhere.example' })).toMatchObject({ ok: true })
  for (const projectId of [undefined, '', '../x', 'x'.repeat(65), 'a b']) {
    expect(projects.authorise({ projectId, origin: undefined })).toMatchObject({ status: 401, code: 'INVALID_KEY' })
  }
})

test('with projects, refuses an unknown id and a page of another origin', () => {
  const projects = createProjects([shop])
  expect(projects.authorise({ projectId: 'shop', origin: 'https://shop.example' })).toEqual({ ok: true, project: shop })
  expect(projects.authorise({ projectId: 'shop', origin: undefined })).toMatchObject({ ok: true })
  expect(projects.authorise({ projectId: 'local', origin: 'https://shop.example' })).toMatchObject({
    status: 401,
    message: 'Unauthorized: invalid key',
  })
  const others = [
    'https://shop.example.evil',
    'http://shop.example',
    'https://shop.example:444',
    'https://SHOP.example',
    'null',
  ]
  for (const origin of others) {
    expect(projects.authorise({ projectId: 'shop', origin })).toMatchObject({
      status: 403,
      message: 'Unauthorized: origin not allowed',
    })
  }
})

test('T18: reports a wildcard, a path or a mistyped origin at the start', () => {
  for (const origin of [
    '*',
    'https://*.example',
    'https://shop.example/',
    'shop.example',
    'https://Shop.example',
    'null',
    '',
  ]) {
    expect(() => createProjects([{ ...shop, allowedOrigins: [origin] }])).toThrow('is not an origin')
  }
  expect(() => createProjects([{ ...shop, id: 'a b' }])).toThrow('project id')
})
