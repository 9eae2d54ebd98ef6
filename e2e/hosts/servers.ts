import { cpSync, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Names, put } from './guide';
import { freePort, type RunningServer, startProgram } from './process';
import type { WorkFolder } from './work-folder';

/** A server program of Debian. */
export interface ServerProgram {
  readonly program: string;
  readonly debianPackage: string;
  /**
   * Starts it with the guide's snippets for a site, as Debian's configuration would. The other snippets, which all sites share, are always there.
   * @param names what to replace in the snippets, besides paths
   */
  start(work: WorkFolder, snippets: readonly string[], names?: Names): Promise<RunningServer>;
}

/** Folder of the site around a tester, as in Debian. */
export const SITE = 'var/www/html';

/** Where Debian's servers write their logs in the work folder. */
export const LOGS = 'var/log';

export const nginx: ServerProgram = {
  program: 'nginx',
  debianPackage: 'nginx',
  async start({ path: work, guide: guideOf }, snippets, names) {
    const guide = guideOf(names);
    guide.write('nginx/http.conf', '/etc/nginx/conf.d/robots-txt-tester.conf');
    guide.write('nginx/location.conf', '/etc/nginx/snippets/robots-txt-tester.conf');
    guide.fillPolicies('/etc/nginx/conf.d/robots-txt-tester.conf');
    cpSync('/etc/nginx/mime.types', join(work, 'etc/nginx/mime.types'));
    const port = await freePort();
    const lines = snippets.map((name) => guide.snippet(name)).join('');
    const site = `root ${work}/${SITE}; location / { try_files $uri $uri/ /index.html; }\n`;
    // A snippet may be a whole server.
    const isWhole = lines.startsWith('server {');
    const server = (isWhole ? lines : `server {\nlisten 80;\n${site}${lines}}\n`).replace(
      'listen 80;',
      `listen 127.0.0.1:${port};`,
    );
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${work}/${name};`)
      .join(' ');
    put(
      join(work, 'etc/nginx/nginx.conf'),
      `daemon off; worker_processes 1; pid ${work}/nginx.pid; error_log ${work}/${LOGS}/error.log;
events { }
http {
  ${temporary}
  include mime.types; default_type application/octet-stream; access_log ${work}/${LOGS}/access.log; gzip on;
  include conf.d/*.conf;
  ${server}
}
`,
    );
    return startProgram(
      ['nginx', '-e', `${work}/${LOGS}/error.log`, '-p', work, '-c', join(work, 'etc/nginx/nginx.conf')],
      port,
    );
  },
};

export const apache: ServerProgram = {
  program: 'apache2',
  debianPackage: 'apache2',
  async start({ path: work, guide: guideOf }, snippets, names) {
    const guide = guideOf(names);
    guide.write('apache/headers.conf', '/etc/apache2/robots-txt-tester.conf');
    guide.fillPolicies('/etc/apache2/robots-txt-tester.conf');
    const port = await freePort();
    const isCommand = (name: string) => name.endsWith('.sh');
    const modules = ['apache/modules.sh', ...snippets.filter(isCommand)]
      .flatMap((name) => guide.snippet(name).trim().split(' '))
      .filter((word) => word !== 'a2enmod')
      // The site around the tester needs it.
      .concat('rewrite');
    const lines = snippets
      .filter((name) => !isCommand(name))
      .map((name) => guide.snippet(name))
      .join('');
    const site = `DocumentRoot ${work}/${SITE}
<Directory ${work}/${SITE}>
  FallbackResource /index.html
  RewriteEngine on
  RewriteCond %{REQUEST_FILENAME} !-f
  RewriteRule . /index.html [L]
</Directory>
`;
    const host = lines.startsWith('<VirtualHost')
      ? lines
      : `<VirtualHost *:80>\n${site}${lines}</VirtualHost>\n`;
    put(
      join(work, 'etc/apache2/apache2.conf'),
      `ServerRoot ${work}
PidFile ${work}/apache.pid
DefaultRuntimeDir ${work}
ServerName localhost
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
Include /etc/apache2/mods-enabled/*.load
Include /etc/apache2/mods-enabled/*.conf
${modules.map((name) => `Include /etc/apache2/mods-available/${name}.load`).join('\n')}
Listen 127.0.0.1:${port}
ErrorLog ${work}/${LOGS}/error.log
LogFormat "%h %r %s" combined
CustomLog ${work}/${LOGS}/apache2/access.log combined
<Directory />
  AllowOverride None
  Require all denied
</Directory>
<Directory ${work}/var/www/>
  AllowOverride None
  Require all granted
</Directory>
${host.replace('*:80', `127.0.0.1:${port}`)}
`,
    );
    return startProgram(['apache2', '-f', join(work, 'etc/apache2/apache2.conf'), '-DFOREGROUND'], port, {
      APACHE_RUN_DIR: work,
      APACHE_LOG_DIR: `${work}/${LOGS}`,
      APACHE_LOCK_DIR: work,
    });
  },
};

export const caddy: ServerProgram = {
  program: 'caddy',
  debianPackage: 'caddy',
  async start({ path: work, guide: guideOf }, snippets, names) {
    const guide = guideOf(names);
    const port = await freePort();
    const lines = snippets.map((name) => guide.snippet(name)).join('');
    const site = `root * ${work}/${SITE}\n\thandle {\n\t\ttry_files {path} {path}/ /index.html\n\t\tfile_server\n\t}\n`;
    const isWhole = lines.startsWith('tester.example {');
    guide.write('caddy/snippet.caddy', '/etc/caddy/Caddyfile');
    guide.fillPolicies('/etc/caddy/Caddyfile');
    const file = join(work, 'etc/caddy/Caddyfile');
    put(
      file,
      `{\n\tadmin off\n}\n${readFileSync(file, 'utf8')}${
        isWhole ? lines : `tester.example {\n${site}${lines}}\n`
      }`.replaceAll('tester.example {', `http://:${port} {\n\tbind 127.0.0.1`),
    );
    return startProgram(['caddy', 'run', '--config', file, '--adapter', 'caddyfile'], port, {
      HOME: work,
      XDG_CONFIG_HOME: work,
      XDG_DATA_HOME: work,
    });
  },
};

/** Returns whether the program can't be found. Debian keeps servers where only root's PATH leads. */
export function isMissing({ program }: ServerProgram): boolean {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return !folders.some((folder) => existsSync(join(folder, program)));
}
