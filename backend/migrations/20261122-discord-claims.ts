import { Migration } from '@mikro-orm/migrations'

/** Whoever says first that a Discord account is theirs keeps nobody else from saying so. */
export class DiscordClaims extends Migration {
  override up(): void {
    this.addSql(`
      alter table discord_links drop constraint discord_links_discord_user_id_key;
      create index discord_links_claims on discord_links (discord_user_id);
    `)
  }
}
