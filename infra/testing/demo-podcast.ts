export { seedDemoPodcast } from '../local/demo-podcast.ts'
