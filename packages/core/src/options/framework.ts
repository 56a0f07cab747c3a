/** The framework of the page, which is part of the SDK version in requests to services. */
export type Framework = 'html' | 'react'
