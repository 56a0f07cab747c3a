import type { NextConfig } from 'next'

// The settings of a new app.
const nextConfig: NextConfig = { cacheComponents: true, partialPrefetching: true }

export default nextConfig
