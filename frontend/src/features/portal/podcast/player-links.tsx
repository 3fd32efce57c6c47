import { buttonStyle } from '../../../ui/button-style.ts'
import { playerLinks } from './players.ts'

/** Hands the feed to a player that is installed here. */
export function PlayerLinks({ feedUrl }: { feedUrl: string }) {
  return (
    <div>
      <h3 className="text-sm font-semibold">Open in a player on this device</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {playerLinks(feedUrl).map(({ player, on, href }) => (
          <li key={player}>
            <a href={href} title={`For ${on}`} className={buttonStyle('secondary', 'sm')}>
              {player}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
