/** The build that the page uses, as services are told it (specification §9). */
export type Framework = 'html' | 'react'
