import { Migration } from '@mikro-orm/migrations'

/** The roles of Discord accounts that no link tells of any more, until they are taken. */
export class RolesLeft extends Migration {
  override up(): void {
    this.addSql(`
      create table discord_roles_left (
        account_id uuid not null,
        discord_user_id text not null,
        role_ids jsonb not null,
        left_at timestamptz not null,
        primary key (account_id, discord_user_id)
      );
      create index discord_roles_left_on on discord_roles_left (discord_user_id);
    `)
  }
}
