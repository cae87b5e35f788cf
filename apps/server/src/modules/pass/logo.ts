import type { FastifyInstance } from 'fastify'
import type { PassDeps } from './deps.ts'

/** Where Google loads the logo of a brand. */
export const logoPath = (corporationId: number): string => `/passes/logo/${corporationId}.png`

/** Serves the logos of brands as PNG, the format Google reads. */
export function bindLogo(server: FastifyInstance, { brandOf, logoOf }: PassDeps): void {
  server.get<{ Params: { name: string } }>('/passes/logo/:name', async (request, reply) => {
    const [, corporationId] = /^(\d{1,9})\.png$/.exec(request.params.name) ?? []
    if (corporationId === undefined) return reply.status(404).send()
    const image = await logoOf(await brandOf(Number(corporationId)))
    return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(image)
  })
}
